import { WORKSPACE_ROOT } from '../federation/shared';
import { planDev, remoteNames } from './plan';
import { composeRemotes } from './remotes-json';

const all = ['mfe-admin', 'mfe-auth', 'mfe-scan'];

describe('planDev', () => {
  it('should run every remote from source when none is named', () => {
    expect(planDev(all, [], 3000)).toEqual({ sources: all, builds: [], shellPort: 3000, apiPort: 3001 });
  });

  it('should run the named remotes from source and the others from builds', () => {
    expect(planDev(all, ['mfe-scan'], 4000)).toEqual({
      sources: ['mfe-scan'],
      builds: ['mfe-admin', 'mfe-auth'],
      shellPort: 4000,
      apiPort: 4001,
    });
  });

  it('should refuse a name that is no remote and say which there are', () => {
    expect(() => planDev(all, ['scan'], 3000)).toThrow(
      'No such remote: scan. There are: mfe-admin, mfe-auth, mfe-scan.',
    );
  });
});

describe('composeRemotes', () => {
  it('should describe every remote of the workspace with the address of its manifest', () => {
    const names = remoteNames(WORKSPACE_ROOT);
    expect(composeRemotes(WORKSPACE_ROOT, names, 'en').remotes).toEqual(
      names.map(
        (name) => expect.objectContaining({ name, manifest: `/_mf/${name}/mf-manifest.json` }) as object,
      ),
    );
  });
});
