import { listSteps } from './list-steps';

const newest = { id: 'a', tried: false, pageMade: false };
const nothing = { newest: null, hasProfile: false, firstStepsClosed: false, site: null };
const site = { projects: 1, codes: 1 };
const toSteps = (known: Partial<Parameters<typeof listSteps>[0]>) =>
  listSteps({ ...nothing, ...known }).map(({ step }) => step);

describe('What Home suggests', () => {
  it('should be a code first for somebody who has none, then the profile', () => {
    expect(toSteps({})).toEqual(['activate', 'profile']);
    expect(toSteps({ hasProfile: true })).toEqual(['activate']);
  });

  it('should be what is left of the latest code, with its id', () => {
    expect(toSteps({ newest, hasProfile: true })).toEqual(['page', 'try']);
    expect(listSteps({ ...nothing, newest: { ...newest, pageMade: true }, hasProfile: true })).toEqual([
      { step: 'try', codeId: 'a' },
    ]);
    expect(toSteps({ newest: { ...newest, pageMade: true, tried: true }, hasProfile: true })).toEqual([]);
  });

  it('should be no step that the owner hid, but a code all the same', () => {
    expect(toSteps({ newest, firstStepsClosed: true })).toEqual([]);
    expect(toSteps({ firstStepsClosed: true })).toEqual(['activate']);
  });

  it('should be a project and then codes for administrators, and no code of their own', () => {
    expect(toSteps({ site: { projects: 0, codes: 0 } })).toEqual(['first-project']);
    expect(toSteps({ site: { projects: 1, codes: 0 } })).toEqual(['first-codes']);
    expect(toSteps({ site })).toEqual([]);
    expect(toSteps({ site, newest })).toEqual(['profile', 'page', 'try']);
  });
});
