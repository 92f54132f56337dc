import {
  ABOUT_PATH,
  HELP_PATH,
  HELP_QUESTIONS,
  HELP_READERS,
  helpPath,
  type HelpQuestion,
  type HelpReader,
} from '@ringtag/contracts';
import { ButtonLink } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import type { DrawingContext } from '../frame';
import { PublicFrame } from '../public-frame';
import { fill, getTexts, toReader } from '../texts';
import { getHelpFacts } from './help-facts';
import styles from './help-page.module.css';
import { findHelpPicture, type HelpPicture } from './help-pictures';
import { getHelpTexts, type HelpTexts } from './help-texts';

interface PageLink {
  to: string;
  /** The key of its text. */
  name: keyof HelpTexts['links'];
}

/** The pages that answers lead to. */
const LINKS: { [Reader in HelpReader]: Partial<Record<HelpQuestion<Reader>, PageLink>> } = {
  finder: { found: { to: '/scan', name: 'scan' } },
  owner: {
    activate: { to: '/scan', name: 'scan' },
    visible: { to: '/profile', name: 'profile' },
    limit: { to: '/my-codes', name: 'myCodes' },
    data: { to: '/profile?view=account', name: 'profile' },
  },
  administrator: {
    projects: { to: '/projects', name: 'projects' },
    labels: { to: '/label-layouts', name: 'labelLayouts' },
    presets: { to: '/presets', name: 'presets' },
    settings: { to: '/settings', name: 'settings' },
    reports: { to: '/reports', name: 'reports' },
    audit: { to: '/audit-log', name: 'auditLog' },
  },
};

/** All questions, by who asks them. */
export function HelpList(context: DrawingContext) {
  const { locale, brand } = context;
  const help = getHelpTexts(locale);
  const read = toReader(help);
  return (
    <HelpFrame {...context}>
      <h1>{help.title}</h1>
      <p>{fill(help.text, { brand })}</p>
      <div className={styles.list}>
        {HELP_READERS.map((reader) => (
          <section key={reader} className={styles.group}>
            <h2>
              <a href={helpPath(reader)}>{read(`${reader}.who`)}</a>
            </h2>
            <ul role="list">
              {HELP_QUESTIONS[reader].map((question) => (
                <li key={question}>
                  <a href={helpPath(reader, question)}>{read(`${reader}.${question}.question`)}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </HelpFrame>
  );
}

/** Questions and answers for one kind of user, without a script. */
export function HelpPage({ reader, ...context }: DrawingContext & { reader: HelpReader }) {
  const { locale } = context;
  const read = toReader(getHelpTexts(locale));
  const facts = getHelpFacts(locale);
  return (
    <HelpFrame {...context} reader={reader}>
      <h1>{read(`${reader}.title`)}</h1>
      {HELP_QUESTIONS[reader].map((question) => {
        const picture = findHelpPicture(reader, question, locale);
        const link = (LINKS[reader] as Partial<Record<string, PageLink>>)[question];
        return (
          <section
            key={question}
            id={question}
            className={picture ? `${styles.question} ${styles.pictured}` : styles.question}
          >
            <div className={styles.answer}>
              <h2>{read(`${reader}.${question}.question`)}</h2>
              <p>{fill(read(`${reader}.${question}.answer`), facts)}</p>
              {link && <a href={link.to}>{read(`links.${link.name}`)}</a>}
            </div>
            {picture && <Picture {...picture} alt={read(`pictures.${picture.name}`)} />}
          </section>
        );
      })}
      {reader !== 'administrator' && <Contact {...context} />}
    </HelpFrame>
  );
}

interface HelpFrameProps extends DrawingContext {
  reader?: HelpReader;
  children: ReactNode;
}

function HelpFrame({ reader, children, ...context }: HelpFrameProps) {
  const { locale, brand } = context;
  const read = toReader(getHelpTexts(locale));
  const { plain } = getTexts(locale);
  const links = (
    <>
      <a href="/scan">{plain.about.found}</a>
      {reader && <a href={HELP_PATH}>{read('title')}</a>}
      <a href={ABOUT_PATH}>{fill(plain.about.title, { brand })}</a>
    </>
  );
  return (
    <PublicFrame {...context} links={links}>
      <main className={styles.main}>
        <nav aria-label={read('pages')} className={styles.tabs}>
          {HELP_READERS.map((each) => (
            <a key={each} href={helpPath(each)} aria-current={each === reader ? 'page' : undefined}>
              {read(`${each}.tab`)}
            </a>
          ))}
        </nav>
        {children}
      </main>
    </PublicFrame>
  );
}

/**
 * One picture for each mode. The style sheet hides the other one, and browsers do not load a lazy picture that is hidden.
 * A `<picture>` would follow the mode of the system, which need not be that of the page.
 */
function Picture({ width, height, files, alt }: HelpPicture & { alt: string }) {
  const size = { width, height, alt, loading: 'lazy' } as const;
  return (
    <>
      <img src={files.light} {...size} className={`${styles.picture} ${styles.forLight}`} />
      <img src={files.dark} {...size} className={`${styles.picture} ${styles.forDark}`} />
    </>
  );
}

/** Links to the people who run the site, if the settings name them. */
function Contact({ locale, site }: DrawingContext) {
  const read = toReader(getHelpTexts(locale));
  const address = site.operatorEmail ? `mailto:${site.operatorEmail}` : site.imprintUrl;
  if (!address) return null;
  return (
    <p className={styles.contact}>
      {read('contact')}{' '}
      <ButtonLink href={address} variant="outline">
        {read('contactAction')}
      </ButtonLink>
    </p>
  );
}
