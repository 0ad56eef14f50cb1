import { services } from 'virtual:pages/navigation'
import type { HomeTexts, TextPart } from '~/lib/site/home-schema'
import { serviceGroups } from '~/lib/site/navigation'
import type { Page } from '~/lib/site/page-schema'
import { priceText } from '~/lib/site/page-slots'
import type { Slots } from '~/lib/site/slots-schema'
import { stationLabels, stations } from '~/lib/site/stations'
import { EnquirySection } from '../enquiry/enquiry-section'
import { serviceLinks } from '../enquiry/enquiry-subjects'
import { EnquiryLink } from '../layout/enquiry-link'
import { Fold } from '../layout/fold'
import { LinkedText } from '../layout/linked-text'
import { PageHead } from '../layout/page-head'
import { PageItems, PageLink } from '../layout/page-link'
import { PageSection, RowList } from '../layout/page-section'
import { References } from '../operator/references'
import { Team } from '../operator/team'
import { Sign } from '../stations/sign'
import { FirstDays } from './first-days'
import { groupSigns } from './group-signs'
import { Hero } from './hero'

interface HomeProps {
  page: Page
  /** `src/content/home.yaml`. */
  texts: HomeTexts
  slots: Slots
}

/** The home page. */
export function Home({ page, texts, slots }: HomeProps) {
  const { audit, references, principles, people, questions } = texts
  return (
    <>
      <PageHead page={page} />
      <Hero texts={texts.hero} sample={texts.sample} slots={slots} />
      <PageSection id="seo-audit" title={audit.title} lead={audit.lead} tone="sunken">
        <ul className="home-offer">
          {audit.rows.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <Folds list={audit.details} />
        <p className="actions">
          <EnquiryLink subject="seo-audit" className="button">
            {texts.hero.action}
          </EnquiryLink>
          <span>
            <LinkedText parts={audit.report} />
          </span>
        </p>
      </PageSection>
      <WayOfEnquiry texts={texts.stations} />
      <FirstDays texts={texts.firstDays} action={texts.hero.action} auditDays={slots.audit.workingDays} />
      <Services texts={texts.services} slots={slots} />
      {slots.references.length > 0 && (
        <PageSection id="referenzen" {...references}>
          <References references={slots.references} />
        </PageSection>
      )}
      <Proof texts={texts.proof} />
      <PageSection id="grundsaetze" title={principles.title} lead={principles.lead}>
        <Folds list={principles.rows} isOpenWide />
      </PageSection>
      {(slots.team.length > 0 || slots.partnerships.length > 0) && (
        <PageSection id="team" title={people.title}>
          {slots.team.length > 0 && <Team team={slots.team} isBrief />}
          <Partnerships partnerships={slots.partnerships} />
        </PageSection>
      )}
      <Reading texts={texts.reading} />
      <PageSection id="fragen" title={questions.title}>
        <Folds list={questions.list} />
      </PageSection>
      <EnquirySection title={texts.enquiry} tone="ink" />
    </>
  )
}

interface FoldsProps {
  list: { title: string; text: TextPart[] }[]
  isOpenWide?: boolean
}

/** Texts that fold open. */
function Folds({ list, isOpenWide = false }: FoldsProps) {
  return (
    <div className={isOpenWide ? 'home-folds' : undefined}>
      {list.map(({ title, text }) => (
        <Fold key={title} title={title}>
          <p>
            <LinkedText parts={text} />
          </p>
        </Fold>
      ))}
    </div>
  )
}

/** The five stations of an enquiry, each with the symptom of a customer who is stuck there. */
function WayOfEnquiry({ texts: { title, lead, list } }: { texts: HomeTexts['stations'] }) {
  return (
    <PageSection id="anliegen" title={title} lead={lead} isWide>
      <ol className="home-stations">
        {stations.map((station) => (
          <li key={station}>
            <h3>{stationLabels[station]}</h3>
            <PageLink to={list[station].to}>{`«${list[station].symptom}»`}</PageLink>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}

interface ServicesProps {
  texts: HomeTexts['services']
  slots: Slots
}

/** The services by group, the prices that the operator has filled in, and a link to the questionnaire that helps to choose. */
function Services({ texts: { title, lead, groups }, slots: { prices, vat } }: ServicesProps) {
  const listed = serviceLinks.flatMap(({ to, label }) => {
    const price = prices.find(({ service }) => service === to)
    return price ? [{ to, title: label, text: priceText(price, vat) }] : []
  })
  return (
    <PageSection id="leistungen" title={title} lead={lead}>
      <ul className="home-groups">
        {serviceGroups.map((group, index) => (
          <li key={group}>
            <Sign drawing={groupSigns[group]} />
            <div>
              <h3>{services[index]?.label}</h3>
              <p>{groups[group]}</p>
              <ul className="links">
                <PageItems links={services[index]?.links ?? []} />
              </ul>
            </div>
          </li>
        ))}
      </ul>
      {listed.length > 0 && <RowList rows={listed} />}
      <p>
        Wissen Sie nicht, womit Sie anfangen sollen?{' '}
        <PageLink to="/contact" hash="welche-leistung-zuerst">
          Beantworten Sie fünf Fragen.
        </PageLink>
      </p>
    </PageSection>
  )
}

/** Figures about this site, which the build fills in (`ssg/content/home`). */
function Proof({ texts: { title, lead, claims } }: { texts: HomeTexts['proof'] }) {
  return (
    <PageSection id="arbeitsprobe" title={title} lead={lead} tone="ink" isWide>
      <dl className="home-figures">
        {claims.map(({ value, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  )
}

/** The example of a tool, and links to articles. */
function Reading({ texts: { title, lead, tool, links, all } }: { texts: HomeTexts['reading'] }) {
  return (
    <PageSection id="wissen" title={title} lead={lead} tone="sunken">
      <ToolAtWork texts={tool} />
      <ul className="home-links links">
        <PageItems links={links.map(({ to, title: label }) => ({ to, label }))} />
      </ul>
      <p>
        <LinkedText parts={all} />
      </p>
    </PageSection>
  )
}

/** The result of a tool on its example: the verdict, then the single checks. */
function ToolAtWork({ texts }: { texts: HomeTexts['reading']['tool'] }) {
  const { title, address, verdict, reason, gates, action } = texts
  return (
    <div className="home-tool">
      <div>
        <h3>{title}</h3>
        <p className="home-address">{address}</p>
        <LinkedText parts={action} />
      </div>
      <div className="verdict" data-state="wrong">
        <p>
          <span aria-hidden="true">✕</span>
          <b>{verdict}</b>
        </p>
        <p>{reason}</p>
      </div>
      <ol className="home-gates">
        {gates.map(({ label, isOpen }) => (
          <li key={label} className={isOpen ? undefined : 'home-closed'}>
            {`${label}: ${isOpen ? 'offen' : 'zu'}`}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Partner programmes of the firm, each with a link to its proof. */
function Partnerships({ partnerships }: Pick<Slots, 'partnerships'>) {
  if (partnerships.length === 0) return null
  return (
    <p>
      Partnerschaften, zum Nachprüfen:{' '}
      {partnerships.map(({ name, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a href={url}>{name}</a>
        </span>
      ))}
      .
    </p>
  )
}
