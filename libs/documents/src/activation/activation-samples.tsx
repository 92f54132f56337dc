import { PROFILE_FIELD_KEYS } from '@ringtag/contracts';
import {
  drawActivated,
  drawActivationForm,
  drawFindCode,
  drawLink,
  drawRefusal,
} from './activation-drawings';
import { drawActivatedElsewhere, drawCodeStep, drawEndedStep, drawNoStep } from './step-drawings';

const CONTEXT = { locale: 'en', brand: 'Brand', site: { privacyUrl: '/', imprintUrl: '/' } } as const;
const ALIAS = 'BCDFG23456';
const PATH = '/scan/BCDFG23456/verify/1';
const problem = { title: 'Title', text: 'Text' };

/** Markup with everything that the pages of an activation show, from which their style is chosen. */
export function activationSamples(): string {
  const typed = {
    name: 'Ann',
    email: 'ann@example.com',
    fields: PROFILE_FIELD_KEYS.map((key) => ({ key, value: 'Value', visibility: 'public' as const })),
  };
  const failed = { typed, problem: 'Problem', errors: { name: 'Error' } };
  const step = {
    path: PATH,
    email: typed.email,
    wait: 'soon',
    resent: true,
    shared: true,
    error: 'Error',
    problem,
  };
  return [
    drawActivationForm(ALIAS, failed, CONTEXT),
    drawCodeStep(ALIAS, step, CONTEXT),
    drawEndedStep(ALIAS, { path: PATH, email: typed.email, problem }, CONTEXT),
    drawNoStep(CONTEXT),
    drawActivatedElsewhere(ALIAS, CONTEXT),
    drawRefusal(ALIAS, { code: 'activation_limit_reached', currentCount: 3 }, CONTEXT),
    drawLink(ALIAS, { token: 'token', preview: typed, shared: true, problem }, CONTEXT),
    drawActivated({ alias: ALIAS, itemId: 'item', named: false }, CONTEXT),
    drawFindCode('x', CONTEXT),
  ]
    .map(({ markup }) => markup)
    .join('');
}
