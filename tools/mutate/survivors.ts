/** Mutants that no test notices, by the reason why that is right. */
export const SURVIVORS: Record<string, string[]> = {
  'The code was read under its lock, so its current activation is still the one that was read, and of this code alone':
    [
      'codes/activations/code-ownership.ts end id: itemId',
      'codes/activations/code-ownership.ts end currentActivationId: current',
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
  'Saves work only: a code that stays is looked up, and is there': [
    'codes/scan-counts/scan-statements.ts countScans r.stays = 1',
  ],
  'Saves work only: what is written is there already': [
    'codes/scan-counts/scan-statements.ts noteTried tried IS NOT TRUE',
  ],
  'Lets the database count from the leading columns of an index: all values of the column are among them': [
    'codes/items/item-selection.ts count activatable: In([true, false])',
  ],
  'The current activation of a code is one by its owner, so an activation of the owner finds only own codes':
    ['codes/my-codes/held-codes.ts findPart ownerId'],
  'The ids were found with the owner before': [
    'inbox/messages/message-counts.ts runCounted ownerId',
    'inbox/messages/messages.service.ts markRead ownerId',
  ],
  'Sets what is there already': ['inbox/messages/seen-messages.ts note ownerSeen < messageCount'],
  'Whoever writes has seen all: only the other side wrote what somebody has not seen': [
    'inbox/notices/unseen-texts.ts findUnseen side: writer',
  ],
  'A mail has a lease only while it is queued: whatever ends that ends the lease in the same statement': [
    "delivery/outbox/outbox-leases.ts claim status: 'queued'",
    "delivery/outbox/outbox-leases.ts releaseOfTheDead status: 'queued'",
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
  'Both ask for the project: the ids only let the second one lock its rows in their order': [
    'accounts/users/users.service.ts findSelecting selectedProjectId: projectId',
    'accounts/users/users.service.ts deselectProject id: In(ids)',
  ],
  'Whoever owns a code has one counted; for others the code is not found, which rolls this back': [
    'accounts/users/users.service.ts uncountCode activeCodes: MoreThan(0)',
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
