import type { KnownRelease } from '../web';
import type { ReleaseEntity } from './tables/release.entity';

type Row = Pick<
  ReleaseEntity,
  'id' | 'remote' | 'number' | 'contract' | 'share' | 'blocked' | 'bytes' | 'tokenId'
>;

/** What decides whether a row is served. */
export function toKnown({ bytes, tokenId, id, remote, number, contract, share, blocked }: Row): KnownRelease {
  return { id, remote, number, contract, share, blocked, stored: bytes > 0, uploaded: tokenId !== null };
}
