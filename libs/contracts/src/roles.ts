/**
 * Roles and the authorities that each role has (specification 6). The guards of the API and of the pages both use this
 * map.
 */
export const ROLES = ['role-admin', 'role-user'] as const;
export type Role = (typeof ROLES)[number];

export const AUTHORITIES = ['admin', 'user'] as const;
export type Authority = (typeof AUTHORITIES)[number];

const AUTHORITIES_OF: Record<Role, readonly Authority[]> = {
  'role-admin': ['admin', 'user'],
  'role-user': ['user'],
};

/** The authorities of a role as it was stored or received. An unknown role has none. */
export function toAuthorities(role: string | null | undefined): readonly Authority[] {
  return Object.hasOwn(AUTHORITIES_OF, role ?? '') ? AUTHORITIES_OF[role as Role] : [];
}

/** True if the list is empty (open to everyone) or if the user has one of its authorities. */
export function mayAccess(required: readonly Authority[], held: readonly Authority[]): boolean {
  return required.length === 0 || required.some((authority) => held.includes(authority));
}
