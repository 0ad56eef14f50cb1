import { expect, test } from 'vitest'
import { defaultChannel } from '../../../../src/tools/campaign-link/default-channel.ts'

// Google, «[GA4] Default channel group», manual traffic, row by row (transcript of 2026, read 2026-11-22).
test.each([
  ['(direct)', '(none)', '', 'Direct'],
  ['(direct)', '(not set)', '', 'Direct'],
  ['newsletter', 'email', 'x cross-network y', 'Cross-network'],
  ['amazon', 'cpc', '', 'Paid Shopping'],
  ['newsletter', 'ppc', 'summer-shop', 'Paid Shopping'],
  ['newsletter', 'paid', 'eshop', 'Paid Shopping'],
  ['google', 'cpc', '', 'Paid Search'],
  ['bing', 'retargeting', '', 'Paid Search'],
  ['linkedin', 'paid_social', '', 'Paid Social'],
  ['youtube', 'cpv', '', 'Paid Video'],
  ['youtube', 'cpc', '', 'Paid Video'],
  ['zeitung', 'display', '', 'Display'],
  ['zeitung', 'banner', '', 'Display'],
  ['zeitung', 'expandable', '', 'Display'],
  ['zeitung', 'interstitial', '', 'Display'],
  ['zeitung', 'cpm', '', 'Display'],
  ['zeitung', 'cpc', '', 'Paid Other'],
  ['google', 'cpm', '', 'Paid Search'],
  ['GOOGLE', 'CPC', '', 'Paid Search'],
  ['Newsletter', 'E-Mail', 'Summer-SHOP', 'Organic Shopping'],
  ['ebay', 'referral', '', 'Organic Shopping'],
  ['newsletter', 'email', 'shopping', 'Organic Shopping'],
  ['newsletter', 'email', 'workshop', 'Email'],
  ['linkedin', 'referral', '', 'Organic Social'],
  ['partner', 'social', '', 'Organic Social'],
  ['partner', 'social-network', '', 'Organic Social'],
  ['partner', 'social-media', '', 'Organic Social'],
  ['partner', 'sm', '', 'Organic Social'],
  ['partner', 'social network', '', 'Organic Social'],
  ['partner', 'social media', '', 'Organic Social'],
  ['linkedin', 'social_paid', '', 'Organic Social'],
  ['vimeo', 'referral', '', 'Organic Video'],
  ['partner', 'my-video-ad', '', 'Organic Video'],
  ['msn', 'referral', '', 'Organic Search'],
  ['google', 'organic', 'profil', 'Organic Search'],
  ['partner', 'organic', '', 'Organic Search'],
  ['chatgpt.com', 'ai-assistant', '(ai-assistant)', 'AI Assistant'],
  ['verband', 'referral', '', 'Referral'],
  ['verband', 'app', '', 'Referral'],
  ['verband', 'link', '', 'Referral'],
  ['newsletter', 'email', '', 'Email'],
  ['newsletter', 'e-mail', '', 'Email'],
  ['newsletter', 'e_mail', '', 'Email'],
  ['e mail', 'rundschreiben', '', 'Email'],
  ['partner', 'affiliate', '', 'Affiliates'],
  ['partner', 'audio', '', 'Audio'],
  ['sms', 'nachricht', '', 'SMS'],
  ['partner', 'sms', '', 'SMS'],
  ['partner', 'web-push', '', 'Mobile Push Notifications'],
  ['partner', 'mobile-app', '', 'Mobile Push Notifications'],
  ['partner', 'notification', '', 'Mobile Push Notifications'],
  ['firebase', 'nachricht', '', 'Mobile Push Notifications'],
  ['flyer', 'print', '', 'Unassigned'],
  ['newsletter', 'newsletter', '', 'Unassigned'],
  // Google's table of sources: who is in it, and who is not.
  ['meta', 'paid_social', '', 'Paid Other'],
  ['xing', 'post', '', 'Organic Social'],
  ['telegram', 'chat', '', 'Unassigned'],
  ['bit.ly', 'referral', '', 'Organic Social'],
  ['ecosia', 'referral', '', 'Referral'],
  ['bing.com', 'cpc', '', 'Paid Other'],
  ['local.ch', 'referral', '', 'Referral'],
  ['chatgpt.com', 'referral', '', 'Referral'],
])('source «%s», medium «%s», campaign «%s» is «%s»', (source, medium, campaign, channel) => {
  expect(defaultChannel({ source, medium, campaign }).channel).toBe(channel)
})

test('the first rule that matches decides, and is named', () => {
  expect(defaultChannel({ source: 'linkedin', medium: 'email' })).toEqual({
    channel: 'Organic Social',
    rule: expect.stringMatching(/^Quelle ist ein Netzwerk/),
  })
  expect(defaultChannel({ source: 'flyer', medium: 'print' })).toEqual({
    channel: 'Unassigned',
    rule: 'Keine Regel trifft zu',
  })
})
