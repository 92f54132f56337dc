import { defaultPath } from './default-path';

const user = { role: 'role-user', selectedProjectId: null } as const;
const admin = { role: 'role-admin', selectedProjectId: null } as const;

it('should follow role and selected project (specification 2, UI-67)', () => {
  expect(defaultPath(null)).toBe('/sign-in');
  expect(defaultPath(user)).toBe('/my-codes');
  expect(defaultPath(admin)).toBe('/projects');
  expect(defaultPath({ ...admin, selectedProjectId: 'p1' })).toBe('/project');
  expect(defaultPath({ ...user, selectedProjectId: 'p1' })).toBe('/my-codes');
});
