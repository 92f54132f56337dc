/** Roles and the authorities they carry (specification 6): the one map that guards on both sides use. */
export const ROLES = ['role-admin', 'role-user'] as const;
export type Role = (typeof ROLES)[number];

export const AUTHORITIES = ['admin', 'user'] as const;
export type Authority = (typeof AUTHORITIES)[number];

const AUTHORITIES_OF: Record<Role, readonly Authority[]> = {
  'role-admin': ['admin', 'user'],
  'role-user': ['user'],
};

/** Takes a role as stored or received; anything that is no known role has no authorities. */
export function toAuthorities(role: string | null | undefined): readonly Authority[] {
  return Object.hasOwn(AUTHORITIES_OF, role ?? '') ? AUTHORITIES_OF[role as Role] : [];
}

/** True when the list is empty (open to anyone) or shares an authority with what the user holds. */
export function mayAccess(required: readonly Authority[], held: readonly Authority[]): boolean {
  return required.length === 0 || required.some((authority) => held.includes(authority));
}
