import { HELP_PATH, NEW_CODE_PATH } from '@ringtag/contracts';
import { ButtonLink, icon, type Icon, IconMessage, IconQr } from '@ringtag/ui/static';
import type { DrawingContext } from '../frame';
import { PublicFrame } from '../public-frame';
import { fill, getTexts } from '../texts';
import styles from './about-page.module.css';
import { TAG_ART_EDGE, TagArt } from './tag-art';

const IconTag = icon('M4 4h7.5l8.5 8.5-7.5 7.5L4 11.5zM8 8v.01');

/** A sign-up that leads to the dialog for a digital code. Who is signed in comes to the dialog at once. */
const GET_CODE = `/sign-up?returnUrl=${encodeURIComponent(NEW_CODE_PATH)}`;

interface AboutPageProps extends DrawingContext {
  offersCodes: boolean;
}

/** What the product is, for somebody who has never heard of it: one screen, without a script. */
export function AboutPage({ offersCodes, ...context }: AboutPageProps) {
  const { locale, brand } = context;
  const { plain, states } = getTexts(locale);
  return (
    <PublicFrame {...context} links={<a href={HELP_PATH}>{states.help}</a>}>
      <main className={styles.main}>
        <div className={styles.words}>
          <h1>{plain.about.headline}</h1>
          <p className={styles.text}>{fill(plain.about.text, { brand })}</p>
          <div className={styles.actions}>
            <ButtonLink href="/scan" icon={<IconQr />}>
              {plain.about.found}
            </ButtonLink>
            <ButtonLink href={offersCodes ? GET_CODE : '/sign-up'} variant="outline">
              {offersCodes ? plain.about.getCode : plain.about.signUp}
            </ButtonLink>
          </div>
        </div>
        <Picture label={plain.about.picture} bubble={plain.about.bubble} brand={brand} />
        <ul role="list" className={styles.steps}>
          <Step mark={IconTag} title={plain.about.stick} text={plain.about.stickText} />
          <Step mark={IconQr} title={plain.about.scan} text={plain.about.scanText} />
          <Step mark={IconMessage} title={plain.about.write} text={plain.about.writeText} />
        </ul>
      </main>
    </PublicFrame>
  );
}

interface StepProps {
  mark: Icon;
  title: string;
  text: string;
}

function Step({ mark: Mark, title, text }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.icon}>
        <Mark size={24} />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
    </li>
  );
}

/** The tag on somebody's keys, and the message that comes of it. */
function Picture({ label, bubble, brand }: { label: string; bubble: string; brand: string }) {
  return (
    <div className={styles.picture} role="img" aria-label={label}>
      <svg viewBox={`0 0 ${TAG_ART_EDGE} ${TAG_ART_EDGE}`} className={styles.tag} aria-hidden>
        <TagArt brand={brand} />
      </svg>
      <div className={styles.phone} aria-hidden>
        <span className={styles.line} />
        <span className={styles.bubble}>{bubble}</span>
        <span className={styles.line} />
      </div>
    </div>
  );
}
