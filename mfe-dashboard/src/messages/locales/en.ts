const en = {
  you: 'You: {{text}}',
  link: {
    action: 'New link for the sender',
    make: 'Make a link',
    making: 'Making the link…',
    title: 'New link for the sender',
    text: 'Whoever has the link reads and writes in this conversation as its sender. The link of before stops working at once.',
    done: 'Pass this link on to the person who wrote to you. It is shown only now. The link of before no longer works.',
    label: 'Link',
    failed: 'Failed to make a link',
    none: 'The sender of this message has no link, so nobody could read your answer. Make one and pass it on.',
  },
  blocked: {
    done: 'Conversation blocked. The link of its sender no longer works. Whoever scans your code can still write anew.',
    one: 'Only in one conversation',
    menu: 'Block conversation',
  },
  quick: {
    title: 'Quick replies',
    edit: 'Edit quick replies',
    text: 'One tap puts such a text into your answer. You can change it there before you send it.',
    reply: 'Quick reply {{number}}',
    add: 'Add a quick reply',
    remove: 'Remove quick reply {{number}}',
    up: 'Move quick reply {{number}} up',
    down: 'Move quick reply {{number}} down',
    reset: 'Use the suggested ones',
    save: 'Save',
    saving: 'Saving…',
    failed: 'Failed to save the quick replies',
    full: 'There is room for {{max, number}} quick replies.',
    none: 'You have no quick replies.',
    suggested: {
      thanks: 'Thank you so much!',
      pickUp: 'When can I pick it up?',
      where: 'Where exactly did you find it?',
      post: 'Could you post it to me? I’ll pay the postage.',
      handIn: 'Please hand it in at the nearest reception or lost property office.',
    },
  },
};

export default en;
