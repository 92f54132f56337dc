/** Mutants that no test notices, by the reason why that is right. */
export const SURVIVORS: Record<string, string[]> = {
  'The code was read under its lock, so its current activation is still the one that was read, and of this code alone':
    [
      'codes/activations/code-ownership.ts end id: itemId',
      'codes/activations/code-ownership.ts end currentActivationId: current',
    ],
  'An account that has no codes owns none: the update of the code fits none either': [
    'codes/activations/code-ownership.ts end !counted',
  ],
  'The account is locked, so it still owns the codes that were read, and gets no others': [
    'codes/activations/code-ownership.ts endAll id: In(itemIds)',
    'codes/activations/code-ownership.ts endAll ownerId: userId',
  ],
  'The activation is that of the one who asks, or the request was refused before: its code has the same owner':
    ['codes/unactivations/unactivation-requests.service.ts getOpen ownerId'],
  'Whoever counts codes in a project reads it in the same transaction, and refuses one that is not there': [
    'codes/counts/project-counts.ts countCodes affected === 1',
  ],
  'Saves work only: days that are not shown are read, and left out of the answer': [
    'codes/counts/site-numbers.ts readDays day: MoreThanOrEqual(days[0]!)',
    'codes/scan-counts/code-scans.ts readDaysOfOwner day',
  ],
  'Saves work only: a code that stays is looked up, and is there': [
    'codes/scan-counts/scan-statements.ts countScans r.stays = 1',
  ],
  'Saves work only: what is written is there already': [
    'codes/scan-counts/scan-statements.ts noteTried tried IS NOT TRUE',
  ],
};
