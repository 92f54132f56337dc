const keyOf = (alias: string) => `unactivation-${alias}`;

/** Keeps the secret of the link in this tab while its owner signs in: the address must not carry it (LNK-7). */
export function keptToken(alias: string, arrived: string | null): string | null {
  try {
    if (arrived) sessionStorage.setItem(keyOf(alias), arrived);
    return arrived ?? sessionStorage.getItem(keyOf(alias));
  } catch {
    return arrived;
  }
}

keptToken.forget = (alias: string): void => {
  try {
    sessionStorage.removeItem(keyOf(alias));
  } catch {
    // Nothing was kept.
  }
};
