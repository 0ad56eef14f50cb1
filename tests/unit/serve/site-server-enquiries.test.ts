import { connect } from 'node:net'
import { beforeEach, expect, test, vi } from 'vitest'
import type { EnquiryListener } from '../../../serve/take-enquiry.ts'
import { serveFolder, tinySite } from '../../support/hosts/served-folder.ts'

const onEnquiry = vi.fn<EnquiryListener>()
const { ask, port } = serveFolder(tinySite, onEnquiry, '/api/anfrage')
beforeEach(() => void onEnquiry.mockReset())

test('a posted enquiry is handed on, field by field, and leads back to its page', async () => {
  const body = 'form-name=anfrage&name=Erika+M%C3%BCller&message=Gr%C3%BCezi%0AZeile'
  const { status, headers } = await ask('/contact', { method: 'POST', body })
  expect([status, headers.location]).toEqual([303, '/contact'])
  expect(onEnquiry.mock.calls).toEqual([
    [
      [
        ['form-name', 'anfrage'],
        ['name', 'Erika Müller'],
        ['message', 'Grüezi\nZeile'],
      ],
    ],
  ])
})

test('what a program of the operator would take is taken in its place, and leads to the page of the form', async () => {
  const body = 'form-name=anfrage&name=Erika'
  const { status, headers } = await ask('/api/anfrage', { method: 'POST', body })
  expect([status, headers.location]).toEqual([303, '/contact'])
  expect(onEnquiry).toHaveBeenCalledOnce()
  expect((await ask('/api/anfrage')).status).toBe(404)
})

test.each(['/gibt-es-nicht', '/feed.xml', '/_headers'])('a post to %s, no page, is refused', async (path) => {
  expect((await ask(path, { method: 'POST', body: 'a=1' })).status).toBe(405)
  expect(onEnquiry).not.toHaveBeenCalled()
})

test('a robot that fills in the honeypot is answered as a person is, and its enquiry goes no further', async () => {
  const body = 'form-name=anfrage&name=Robot&hinweis=https%3A%2F%2Fexample.com'
  const { status, headers } = await ask('/contact', { method: 'POST', body })
  expect([status, headers.location]).toEqual([303, '/contact'])
  expect(onEnquiry).not.toHaveBeenCalled()
})

test.each(['name=Erika', 'form-name=bestellung&name=Erika'])(
  'a form that the host does not know is not found',
  async (body) => {
    expect((await ask('/contact', { method: 'POST', body })).status).toBe(404)
    expect(onEnquiry).not.toHaveBeenCalled()
  },
)

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused, and told what is not', async (method) => {
  const { status, headers } = await ask('/contact', { method })
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
})

test('an enquiry of 100,000 bytes is taken, a larger one is refused', async () => {
  const body = 'form-name=anfrage&a='.padEnd(100_000, 'x')
  expect((await ask('/contact', { method: 'POST', body })).status).toBe(303)
  expect((await ask('/contact', { method: 'POST', body: `${body}x` })).status).toBe(413)
  expect(onEnquiry).toHaveBeenCalledOnce()
})

test('an enquiry far too large is refused before all of it has come', async () => {
  const answer = await ask('/contact', { method: 'POST', body: 'x'.repeat(5_000_000) })
  expect(answer.status).toBe(413)
  expect((await ask('/contact')).status).toBe(200)
})

test('a visitor who leaves in the middle of an enquiry does no harm', async () => {
  const left = new Promise((resolve) => {
    const socket = connect({ port: port() }, () => {
      socket.write('POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nname=E', () =>
        socket.destroy(),
      )
      socket.on('close', resolve)
    })
  })
  await left
  expect((await ask('/contact')).status).toBe(200)
  expect(onEnquiry).not.toHaveBeenCalled()
})
