import type { Scan } from '../scan.queries';

const code = { alias: 'BCDF2345', displayAlias: 'BCDF-2345' };
const stranger = { signedIn: false, isOwner: false };

/** Answers of GET /api/scan/{alias}, for specs. */
export const activatable: Scan = { state: 'activatable', reasons: [], code, viewer: stranger };

export const activated: Scan = {
  state: 'activated',
  reasons: [],
  code,
  pageKind: 'contact',
  owner: { name: 'Ann Lee', fields: [] },
  viewer: stranger,
  formToken: 'form-token',
};
