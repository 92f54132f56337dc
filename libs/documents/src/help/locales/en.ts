/** The help pages: a question and its answer in one to three sentences. */
const en = {
  title: 'Help',
  text: 'How to use {{brand}} codes.',
  pages: 'Help pages',
  contact: 'Still stuck?',
  contactAction: 'Contact us',
  links: {
    scan: 'Enter or scan a code',
    myCodes: 'My Codes',
    profile: 'My Profile',
    projects: 'Projects',
    presets: 'Presets',
    settings: 'Settings',
    reports: 'Reports',
    auditLog: 'Audit log',
    labelLayouts: 'Label sizes',
  },
  pictures: {
    lost: 'A lost item’s page on a phone, showing who it belongs to and a message form',
    conversation: 'The finder’s view of a conversation, with their message and the owner’s reply',
    card: 'A contact card on a phone: name, buttons to get in touch, and details',
    inbox: 'A message in the owner’s inbox, with quick replies and a reply box',
    codes: 'The dialog for adding codes, either random ones or from a list',
    labels: 'The dialog for printing labels, where you choose the sheet and the codes',
    search: 'The search dialog: pages, codes and projects that match a few letters',
  },
  finder: {
    title: 'Help for finders',
    tab: 'Finders',
    who: 'You found or scanned a code',
    found: {
      question: 'I found something. What now?',
      answer:
        'Scan its QR code with your phone’s camera and message the owner. If that doesn’t work or you can’t use the camera, enter the characters printed next to it. You don’t need an app or an account.',
    },
    seen: {
      question: 'What can the owner see about me?',
      answer:
        'Your messages and what you choose to add: a name, an email address, a phone number, photos or a place. You see only what the owner made public. Neither of you sees the other’s email address unless they share it.',
    },
    reply: {
      question: 'How do I get a reply?',
      answer:
        'After you send a message, you get a link to your conversation. Save it: replies appear there, and anyone with the link can read the conversation and reply. You can also leave your email address there, and we’ll email you the replies. The owner doesn’t see it.',
    },
    photos: {
      question: 'Can I send photos, or say where it is?',
      answer:
        'Yes, in the conversation: up to {{photos}} photos per message, {{megabytes}} MB each. We remove hidden details such as location. You can share your exact location or one rounded to {{metres}} m.',
    },
    code: {
      question: 'Why doesn’t the code work?',
      answer:
        'If no one has activated it yet, there’s no owner to message. If it’s paused or disabled, try again later. If we don’t recognize the code, compare it with what’s printed: codes from other products don’t open here.',
    },
    wait: {
      question: 'Why do I have to wait before I can send a message?',
      answer:
        'To keep out spam, each code accepts only so many messages per hour and per day. The page says when you can send yours, and your text stays in the form.',
    },
    over: {
      question: 'Why doesn’t my conversation link work anymore?',
      answer:
        'A conversation ends when the owner deletes it, blocks it or gives up the code. On some sites, old conversations are deleted after a while. If the owner gave you a new link, only that one works.',
    },
    report: {
      question: 'How do I report abuse?',
      answer:
        'Use “Report” at the bottom of the page of the code. The people who run this site look at what you send. To stop our emails about a conversation, use the link in any of them.',
    },
  },
  owner: {
    title: 'Help for owners',
    tab: 'Owners',
    who: 'You have a code or want one',
    activate: {
      question: 'How do I activate a code?',
      answer:
        'Scan it or enter its characters, then type your name and email address. We email you a {{digits}}-digit code and a link: use either within {{minutes}} minutes. If you’re signed in, one tap is enough.',
    },
    visible: {
      question: 'What do people see when they scan my code?',
      answer:
        'Your name, your photo and every field of your profile that you made public. Private fields and your account’s email address aren’t shown. Each code can show less: choose what on its Page tab in My Codes.',
    },
    reply: {
      question: 'How do I reply without showing my address?',
      answer:
        'Write your reply below the message: the sender reads it through their link and doesn’t see your address. The button in our email opens just that conversation for {{linkLife}}, no sign-in needed. Don’t reply to the email itself: that doesn’t reach the sender.',
    },
    emails: {
      question: 'How do I stop emails about messages?',
      answer:
        'Use the link in any of these emails, for one code or for all. You can also turn them on or off on each code’s page. Messages still arrive in your inbox.',
    },
    flood: {
      question: 'What if a code gets too many messages?',
      answer:
        'On the code’s page, hold messages from senders who haven’t confirmed an email address. They wait under “Held” in Messages, and we don’t email you about them. Once a sender confirms, the message moves to your inbox. You can also move it there yourself.',
    },
    limit: {
      question: 'How many codes can I have?',
      answer:
        'My Codes shows how many you can have at a time. If you’ve reached the limit, give one up or ask the people who run this site for more. If they offer digital codes, you can add one without a sticker. Digital codes count too, and you can create up to {{perDay}} a day.',
    },
    'give-up': {
      question: 'How do I give up a code, or get one that someone else has?',
      answer:
        'Unactivate it on its page in My Codes. Anyone can then activate it, and your messages stay with you; a digital code is deleted. If someone else has the code, sign in, scan it and send them a request: they have {{requestLife}} to agree.',
    },
    'sign-in': {
      question: 'How do I sign in, including on a shared computer?',
      answer:
        'Enter your email address, and we’ll email you a code; you don’t need a password. On a shared computer, check the box for it: you’re signed out when the browser closes. Your account shows where you’re signed in and lets you sign out other devices.',
    },
    data: {
      question: 'How do I download my data or delete my account?',
      answer:
        'Both are in My Profile, under Account. Deleting your account frees your printed codes and permanently removes your profile and all messages sent to you.',
    },
  },
  administrator: {
    title: 'Help for administrators',
    tab: 'Administrators',
    who: 'You run this site',
    projects: {
      question: 'What are projects for?',
      answer:
        'A project holds the codes for one order, event or customer, and decides whether new ones can be activated. While it’s archived, no one can activate its unused codes. Codes that people already have keep working.',
    },
    codes: {
      question: 'How do I create or import codes?',
      answer:
        'Add up to {{batch}} at a time: random ones, or your own list. Or import a CSV file whose first line names the columns, including “alias”. You’ll see what would change before anything does.',
    },
    labels: {
      question: 'How do I print labels?',
      answer:
        'Choose “Print labels” in the project’s menu, then your sheet. If yours isn’t listed, add it under Label sizes and check it with the alignment test page. Print at 100%, without scaling.',
    },
    presets: {
      question: 'What is a preset?',
      answer:
        'A preset sets how codes look until their owners change the design. Choose one for a project or a single code, or make one the default for all.',
    },
    settings: {
      question: 'Which limits can I change?',
      answer:
        'Codes per account, messages per sender and per code, how long messages are kept and how long people stay signed in. That’s also where you decide whether people can create digital codes. To change the limit of one account, open it under Accounts.',
    },
    reports: {
      question: 'What do I do with a report?',
      answer:
        'Read the conversation: the audit log records that you did. Then mark the report as resolved or delete the conversation. If the report itself is abusive, disable the code or block the account.',
    },
    audit: {
      question: 'Who changed what?',
      answer:
        'The audit log lists what administrators changed, with the values before and after, as well as sign-ins and access changes. You can filter it and download it as a CSV file.',
    },
    search: {
      question: 'How do I find things fast?',
      answer:
        'Press Ctrl K, or Cmd K on a Mac, and type part of the name of a page, project or account. To find a code, type its first characters or part of its label.',
    },
  },
};

export default en;
