import { findRefusal, toScanState, type StateSource } from './scan-state';

const free: StateSource = {
  status: 'active',
  ownerId: null,
  activatable: true,
  viewOnly: false,
  maxActivations: null,
  activationCount: 0,
  projectArchived: false,
};

describe('toScanState', () => {
  it.each([
    [{}, 'activatable', []],
    [{ maxActivations: 2, activationCount: 1 }, 'activatable', []],
    [{ ownerId: 'somebody' }, 'activated', []],
    [{ ownerId: 'somebody', viewOnly: true, projectArchived: true }, 'activated', []],
    [{ status: 'inactive', ownerId: 'somebody' }, 'inactive', []],
    [{ status: 'disabled' }, 'disabled', []],
    [{ activatable: false }, 'not-activatable', ['activation_not_enabled']],
    [{ viewOnly: true }, 'not-activatable', ['view_only']],
    [{ projectArchived: true }, 'not-activatable', ['project_archived']],
    [{ maxActivations: 2, activationCount: 2 }, 'not-activatable', ['activations_exhausted']],
    [{ activatable: false, viewOnly: true }, 'not-activatable', ['activation_not_enabled', 'view_only']],
  ] as [Partial<StateSource>, string, string[]][])('should see %j as %s %j', (change, state, reasons) => {
    expect(toScanState({ ...free, ...change })).toEqual({ state, reasons });
  });
});

describe('findRefusal', () => {
  it.each([
    [{}, undefined],
    [{ ownerId: 'somebody' }, 'already_activated'],
    [{ status: 'inactive' }, 'code_disabled'],
    [{ status: 'disabled' }, 'code_disabled'],
    [{ viewOnly: true }, 'not_activatable'],
  ] as [Partial<StateSource>, string | undefined][])('should refuse %j with %s', (change, code) => {
    expect(findRefusal({ ...free, ...change })?.errorCode).toBe(code);
  });

  it('should name the reasons', () => {
    expect(findRefusal({ ...free, viewOnly: true })?.data).toEqual({ reasons: ['view_only'] });
  });
});
