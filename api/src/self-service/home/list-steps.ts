import { HOME_STEPS, type HomeStep } from '@ringtag/contracts';
import type { NewestCode, SiteNumbersDto } from '../../codes';
import type { HomeStepDto } from './home.dto';

interface Known {
  newest: NewestCode | null;
  hasProfile: boolean;
  /** The owner hid the first steps. */
  firstStepsClosed: boolean;
  /** Null for people who are no administrators. */
  site: Pick<SiteNumbersDto, 'projects' | 'codes'> | null;
}

/**
 * What is left to do. Whoever hid the first steps of a code finds them nowhere. Administrators without a code are not
 * asked to get one.
 */
export function listSteps({ newest, hasProfile, firstStepsClosed, site }: Known): HomeStepDto[] {
  const isOwner = newest !== null || site === null;
  const left: Record<HomeStep, boolean> = {
    activate: newest === null && site === null,
    profile: isOwner && !hasProfile && !firstStepsClosed,
    page: newest !== null && !newest.pageMade && !firstStepsClosed,
    try: newest !== null && !newest.tried && !firstStepsClosed,
    'first-project': site?.projects === 0,
    'first-codes': site !== null && site.projects > 0 && site.codes === 0,
  };
  return HOME_STEPS.filter((step) => left[step]).map((step) => ({
    step,
    codeId: step === 'page' || step === 'try' ? newest!.id : null,
  }));
}
