import type { KnownRelease } from '../../web';
import type { ReleaseEntity } from './release.entity';

type Row = Pick<
  ReleaseEntity,
  'id' | 'remote' | 'number' | 'contract' | 'share' | 'blocked' | 'version' | 'bytes' | 'tokenId'
>;

/** What decides whether a row is served. */
export function toKnown({ bytes, tokenId, ...row }: Row): KnownRelease {
  const { id, remote, number, contract, share, blocked, version } = row;
  const decided = { contract, share, blocked, version };
  return { id, remote, number, ...decided, stored: bytes > 0, uploaded: tokenId !== null };
}
