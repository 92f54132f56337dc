const en = {
  changed: 'Last changed on {{date}}',
  operator: {
    title: 'Who is responsible',
    named: 'This site is run by: {{name}}.',
    unnamed: 'The operator of this site is responsible for it. This installation does not give a name yet.',
    email: 'Questions and requests:',
    noEmail:
      'There is no contact address here yet. Please ask the person or organisation that gave you your code.',
  },
  terms: {
    intro:
      'These terms say what you can expect from {{brand}} and what we ask of you. “We” means the operator of this site. By using the site you agree to them.',
    sections: {
      service: {
        title: 'The service',
        text: 'You put a code from {{brand}} on a thing that belongs to you, such as keys, a bag or a business card. Whoever scans it sees the contact details you have made public and can send you a message.\nLooking at a code and sending a message need no account.',
      },
      account: {
        title: 'Your account',
        text: 'Activating a code creates an account for your e-mail address. Give an address that is yours, because codes and links for signing in are sent there.\nKeep your password, codes and links to yourself. Tell us if you think that somebody else uses your account.',
      },
      codes: {
        title: 'Your codes',
        text: 'A code belongs to the account that activated it until it is given back. Free accounts can hold a limited number of codes at a time.\nWe may switch off a code that is misused or reported as lost.',
      },
      content: {
        title: 'What you publish',
        text: 'What you write in your profile stays yours. You allow us to store it and to show the public part to people who scan your code, which is what the service is for.\nOnly publish details that you are allowed to publish. Details of other people need their consent.',
      },
      conduct: {
        title: 'What is not allowed',
        text: 'Do not use the service to harass, deceive or threaten anybody, to send advertising, to spread harmful software, or for anything that is against the law.\nDo not try to read other people’s data, to get around limits or to overload the service.',
      },
      availability: {
        title: 'Availability',
        text: 'We work to keep the service running, but we cannot promise that it is always available or free of errors. We may change or end parts of it; if something you rely on goes, we say so in good time.\nA code cannot replace an emergency call.',
      },
      liability: {
        title: 'Liability',
        text: 'We are liable without limit for intent and gross negligence, and for harm to life, body or health. Otherwise we are liable only for breaches of essential duties, and for the damage that could be foreseen. Rights that the law gives you and that cannot be waived stay as they are.\nWe do not check what people publish or write to one another, and we are not a party to what they agree on.',
      },
      ending: {
        title: 'Ending',
        text: 'You can stop using the service at any time and ask us to delete your account. We may close an account that breaks these terms; except in serious cases we warn first.',
      },
      changes: {
        title: 'Changes to these terms',
        text: 'When we change these terms, the new version appears here with its date. For changes that matter to you we also write to the address of your account before they apply.',
      },
      law: {
        title: 'Law',
        text: 'The law of the country where the operator is based applies. If you are a consumer, the mandatory rules of the country where you live protect you as well, and you can go to court there.',
      },
    },
  },
  privacy: {
    intro:
      'This page says which data {{brand}} keeps, what for and for how long. In short: we keep what is needed to reach you through your code, scanners see only what you have made public, and nobody is tracked.',
    sections: {
      account: {
        title: 'Account and profile',
        text: 'For your account we keep your name, your e-mail address, the language of the interface, your role and when the account was created. If you set a password, we keep only a hash from which it cannot be read.\nYour profile holds what you enter, such as phone number, company or website. You mark each detail as public or private.\nFor each of your codes we keep when you activated it, the name you gave it and whether you want to hear of new messages by e-mail.',
      },
      scans: {
        title: 'When a code is scanned',
        text: 'People who scan your code see your name and the details you have marked as public. They see neither private details nor your messages, and your e-mail address only if you have made it public.\nWe count how often a code is scanned per day. The count holds no network address, no device and no location, and it does not say who scanned. Your own looks are not counted in a browser in which you have signed in.\nSo that a reload is not counted as another scan, the server remembers for a minute, in memory only, a check number of code, network address and browser. The random numbers that go into it are new every day and are not stored.',
      },
      messages: {
        title: 'Messages',
        text: 'A message is stored with its text, its time and the contact details that the sender chose to add. Only the owner of the code at that time can read it. A later owner of the same code never sees it. If the owner reports a message, administrators can read the whole conversation and delete it; each reading is recorded.\nThe owner can answer in a conversation on this site. Whoever has the link of a conversation can read it and write in it; it is deleted with the message.\nAn address that you leave for answers is shown to nobody. We use it to mail you the link of the conversation and the answers, until you end that, and delete it with the conversation. E-mails to both sides quote what was written. An owner who opens a conversation from an e-mail gets a cookie that tells this browser from others; it ends after seven days.',
      },
      mails: {
        title: 'E-mails',
        text: 'We send e-mails with codes and links for signing in and activating, and notices of new messages if you want them. When somebody signs in to your account in a browser that we do not know, we tell you: the time, browser and system, and the beginning of the network address. There is no advertising and there are no tracking pixels. The record of a sent e-mail is deleted after 30 days; the codes themselves are not stored.',
      },
      sessions: {
        title: 'Sessions, cookies and browser storage',
        text: 'When you sign in, one cookie keeps you signed in. It ends after 30 days without a visit and after 180 days at most, for administrators after 30 minutes without a request and after 12 hours at most, unless the operator has set other times. Its content changes every day. On our side a session consists of your account, the times of its start and last use, and the name of your browser.\nA second cookie lets us recognise this browser for half a year after you last signed in, even if you have signed out, so that nobody can lock you out by guessing. It holds a random number and a signature. It does not identify you or give access to anything, and it loses its effect when you set a new password or sign out all other devices.\nA third cookie lets us leave out your own looks when we count how often your codes are scanned. It also holds only random numbers and signatures, does not identify you and gives access to nothing. It is deleted when you sign out or delete your account, and ends half a year after you last used your account at the latest.\nWhile you activate a code, another cookie lets this browser open the page for the verification code again for a day. It identifies neither you nor your address. What you type into the form stays in its tab until the code is activated or you close the tab. The browser also notes, without your address, which verification code it is waiting for, so that scanning again leads back to it.\nYour browser itself remembers your display settings, the language you picked (also in a cookie, for a year, so that pages come in it at once), whether you are signed in, the e-mail address you used last and whether you then signed in with a password or a code. Signing out keeps these last two, so that the form is ready when you come back.\nIf you say that a computer is shared, the session there ends after 30 minutes without a request, and its cookies end with the browser. The second cookie is not set, and the browser keeps neither your e-mail address nor how you signed in; until it is closed, it only remembers in another cookie that it is shared.\nThere are no cookies for advertising or for tracking people and nothing is loaded from other companies, so this site needs no consent banner.',
      },
      abuse: {
        title: 'Protection against abuse',
        text: 'To stop guessing of passwords and floods of messages, we count attempts per network address and per e-mail address. Only a hash is stored, and it is deleted after about a day. For a day the server also remembers, in memory only, which codes a network address opened; each is kept as a check number.\nThe server writes technical events and errors to a log. Passwords, codes and links never get into it.',
      },
      purposes: {
        title: 'Purposes and legal grounds',
        text: 'Account, profile, codes, messages and e-mails are processed to provide the service you asked for (in the European Union: Article 6(1)(b) GDPR). Scan counts, protection against abuse and logs serve our legitimate interest in a safe and working service (Article 6(1)(f) GDPR). Public details are shown because you chose to show them. There are no automated decisions about you.',
      },
      recipients: {
        title: 'Who receives data',
        text: 'We neither sell data nor pass it on for advertising. Companies that host this site or deliver its e-mails process data on our behalf and under contract. Authorities receive data only where the law obliges us to give it.',
      },
      retention: {
        title: 'How long data is kept',
        text: 'Account and profile stay until the account is deleted. Messages stay until their owner deletes them or the account goes. What was typed to activate a code and never confirmed is deleted after about a day. Sessions are deleted once they have expired. Scan counts stay as plain numbers.\nBack-ups may hold deleted data for a while longer until they are overwritten.',
      },
      rights: {
        title: 'Your rights',
        text: 'You can see and change your profile yourself at any time. You can also ask us for a copy of your data, have it corrected or deleted, have its use restricted, take it with you in a common format, and object to uses that rest on our legitimate interest.\nIf you think that we handle your data wrongly, please write to us. You can also complain to a data protection authority.',
      },
      changes: {
        title: 'Changes to this page',
        text: 'When the service changes in a way that matters here, this page changes with it and carries a new date.',
      },
    },
  },
};

export default en;
