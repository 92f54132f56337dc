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
  'No photo or place is written without its conversation, so the join leaves nothing out': [
    'operations/check/invariants.ts ORPHANS c.id = a.conversationId',
  ],
  'Lets the database count from the leading columns of an index: all values of the column are among them': [
    'codes/items/item-selection.ts count activatable: In([true, false])',
  ],
  'The current activation of a code is one by its owner, so an activation of the owner finds only own codes':
    ['codes/my-codes/held-codes.ts findPart ownerId'],
  'The current activation of a code goes on; if it ends between both reads, it is still one of the person who asks':
    ['codes/my-codes/held-codes.ts getHeld endedAt: IsNull()'],
  'Columns without a collation are numbers, times and bytes: none is expected of them': [
    'operations/doctor/checks/schema.ts tableFindings COLLATION_NAME IS NOT NULL',
  ],
  'Only tables have an engine: that of a view is NULL, which differs from none': [
    "operations/doctor/checks/schema.ts engineFindings TABLE_TYPE = 'BASE TABLE'",
  ],
  'A sentence for people, and no condition': [
    'operations/doctor/checks/server-settings.ts mysqlFindings is MySQL’s default.',
  ],
  'An address comes with its language, which stays when the address goes': [
    'inbox/answers-to/answers-to.ts keepFirst answersTo: IsNull()',
  ],
  'Of all messages that are read without it, the last one counts: they are read in the order of their positions':
    ['inbox/messages/last-messages.ts findLastMessages m.position = c.messageCount - 1'],
  'The ids were found with the owner before': [
    'inbox/messages/message-counts.ts runCounted ownerId',
    'inbox/messages/messages.service.ts markRead ownerId',
  ],
  'Sets what is there already': ['inbox/messages/seen-messages.ts note ownerSeen < messageCount'],
  'Whoever writes has seen all: only the other side wrote what somebody has not seen': [
    'inbox/notices/unseen-texts.ts findUnseen side: writer',
  ],
  'The only condition of an object is replaced by the same one': [
    'inbox/reports/reports.service.ts reopen reportSettledAt: Not(IsNull())',
  ],
  'A mail has a lease only while it is queued: whatever ends that ends the lease in the same statement': [
    "delivery/outbox/outbox-leases.ts claim status: 'queued'",
    "delivery/outbox/outbox-leases.ts renew status: 'queued'",
    "delivery/outbox/outbox-leases.ts releaseOfTheDead status: 'queued'",
  ],
  'The rows are picked by their ids after that: it saves reading the others': [
    'platform/database/long-list.ts readRows id: In(ids)',
  ],
  'Rows of before are known from the last read, and the first read applies everything: it saves reading them':
    ['platform/changes/change-feed.ts READ at >= UTC_TIMESTAMP(3) - INTERVAL ${WINDOW_S} SECOND'],
  'Each holder of a lease has a random name of its own, so that it owns one row': [
    'platform/leases/hold-lease.ts renew name: this.name',
    'platform/leases/hold-lease.ts end name: this.name',
  ],
  'No other session has the hash that is asked for beside the id, which is there for the primary key': [
    'accounts/sessions/viewers.service.ts confirm id: session.id',
    'accounts/sessions/viewers.service.ts rotate id',
  ],
  'What else replaces the secret of a session leaves no nonce, and a second rotation comes a day later': [
    'accounts/sessions/viewers.service.ts rotate oldSecretHash: secretHash',
  ],
  'Only what is confirmed at the same moment gets here, and would write the same once more': [
    'accounts/sessions/viewers.service.ts confirm rotationNonce: Not(IsNull())',
  ],
  'The statement that follows names the account again: sessions of others would be read for nothing': [
    'accounts/sessions/session-endings.ts endOthers userId',
  ],
  'Callers look up each account by its id: others would be read for nothing': [
    'accounts/users/users.service.ts findAll id: In(ids)',
  ],
  'Both ask for the project: the ids only let the second one lock its rows in their order': [
    'accounts/users/users.service.ts findSelecting selectedProjectId: projectId',
    'accounts/users/users.service.ts deselectProject id: In(ids)',
  ],
  'Whoever owns a code has one counted; for others the code is not found, which rolls this back': [
    'accounts/users/users.service.ts uncountCode activeCodes: MoreThan(0)',
    'accounts/users/users.service.ts uncountCode affected === 1',
  ],
  'What is found first only says which row to lock: it counts as found if it has the address after that': [
    'accounts/users/users.service.ts findOrCreate email',
  ],
  'No two accounts have the address: without the id, the same one is found as by the last statement': [
    'accounts/users/users.service.ts findOrCreate id: known.id',
  ],
  'All fields that stay are written again after this': [
    'accounts/profile/profiles.service.ts replace key: In(gone.map(({ key }) => key))',
  ],
};
