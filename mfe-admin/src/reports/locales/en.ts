/** Reported conversations. */
const en = {
  code: 'Code',
  reportedBy: 'Reported by',
  reportedAt: 'Reported',
  messages: 'Messages',
  settledAt: 'Done',
  settledBy: 'Done by',
  unnamed: 'Account without a name',
  list: {
    title: 'Reports',
    subtitle: 'Conversations that owners reported as abuse',
    which: 'Which reports',
    views: {
      open: 'Open',
      settled: 'Done',
    },
    loadFailed: 'The reports could not be loaded',
    pages: 'Pages of reports',
    none: 'No open reports',
    noneText: 'When an owner reports a conversation, it appears here.',
    noneSettled: 'No report is done yet',
    noneSettledText: 'Reports that you mark as done are listed here.',
  },
  report: {
    title: 'Reported conversation',
    open: 'Open',
    settled: 'Done',
    loadFailed: 'The reported conversation could not be loaded',
    thread: 'What both sides wrote',
    sides: {
      sender: 'Sender',
      owner: 'Owner',
    },
    photo: 'Photo {{number}}',
    place: 'Place',
    placeAbout: 'Somewhere near here',
    within: 'within {{accuracy}} m',
    map: 'Open in OpenStreetMap',
    trace: 'Each time this page is opened, the audit log records it.',
    history: 'Show these entries',
  },
  actions: {
    title: 'What to do',
    text: 'The owner reported the sender, who has no account. Read the messages, then decide.',
    settle: 'Mark as done',
    reopen: 'Reopen',
    saving: 'Saving…',
    settled: 'Report marked as done',
    reopened: 'Report reopened',
    failed: 'The report could not be changed',
    delete: 'Delete conversation…',
    deleteTitle: 'Delete this conversation?',
    deleteText:
      'It disappears for the owner and for the sender, with all photos. The sender’s link stops working. This cannot be undone.',
    deleted: 'Conversation deleted',
    deleteFailed: 'Failed to delete the conversation',
    others:
      'If the report itself is the abuse, you can disable the code or block the account of the owner on their pages.',
  },
};

export default en;
