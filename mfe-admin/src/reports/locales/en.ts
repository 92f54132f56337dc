/** Reported conversations. */
const en = {
  code: 'Code',
  reportedBy: 'Reported by',
  reportedAt: 'Reported',
  messages: 'Messages',
  settledAt: 'Resolved',
  settledBy: 'Resolved by',
  unnamed: 'Unnamed account',
  list: {
    title: 'Reports',
    subtitle: 'Conversations that owners have reported as abuse',
    which: 'Status',
    views: {
      open: 'Open',
      settled: 'Resolved',
    },
    loadFailed: 'Couldn’t load reports',
    pages: 'Report pages',
    none: 'No open reports',
    noneText: 'Conversations that owners report appear here.',
    noneSettled: 'No resolved reports',
    noneSettledText: 'Reports you mark as resolved appear here.',
  },
  report: {
    title: 'Reported conversation',
    open: 'Open',
    settled: 'Resolved',
    loadFailed: 'Couldn’t load the reported conversation',
    thread: 'Messages from both sides',
    sides: {
      sender: 'Sender',
      owner: 'Owner',
    },
    photo: 'Photo {{number}}',
    place: 'Location',
    placeAbout: 'Approximate location',
    within: 'within {{accuracy}} m',
    map: 'Open in OpenStreetMap',
    trace: 'Every visit to this page is recorded in the audit log.',
    history: 'Show entries',
  },
  actions: {
    title: 'Next steps',
    text: 'The owner reported the sender, who has no account. Read the messages, then decide what to do.',
    settle: 'Mark as resolved',
    reopen: 'Reopen',
    saving: 'Saving…',
    settled: 'Report marked as resolved',
    reopened: 'Report reopened',
    failed: 'Couldn’t update the report',
    delete: 'Delete conversation…',
    deleteTitle: 'Delete this conversation?',
    deleteText:
      'This removes it for the owner and the sender, including all photos. The sender’s link stops working. This can’t be undone.',
    deleted: 'Conversation deleted',
    deleteFailed: 'Couldn’t delete the conversation',
    others:
      'If the report itself is abusive, you can disable the code on its page or block the owner on their account page.',
  },
};

export default en;
