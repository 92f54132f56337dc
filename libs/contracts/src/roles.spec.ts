import { toAuthorities, mayAccess } from './roles';

describe('toAuthorities', () => {
  it('should give administrators both authorities', () => {
    expect(toAuthorities('role-admin')).toEqual(['admin', 'user']);
  });

  it('should give users one authority', () => {
    expect(toAuthorities('role-user')).toEqual(['user']);
  });

  it.each([
    '',
    'admin',
    'ROLE-ADMIN',
    'role-admin ',
    '__proto__',
    'constructor',
    'toString',
    null,
    undefined,
  ])('should give %j none (specification 6)', (role) => {
    expect(toAuthorities(role)).toEqual([]);
  });
});

describe('mayAccess', () => {
  it.each([
    [[], [], true],
    [[], ['user'], true],
    [['user'], ['user'], true],
    [['admin'], ['admin', 'user'], true],
    [['admin', 'user'], ['user'], true],
    [['admin'], ['user'], false],
    [['user'], [], false],
    [['admin', 'user'], [], false],
  ] as const)('should, where %j is required and %j is held, answer %s', (required, held, allowed) => {
    expect(mayAccess(required, held)).toBe(allowed);
  });
});
