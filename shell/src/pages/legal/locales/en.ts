const en = {
  changed: 'Last updated on {{date}}',
  operator: {
    title: 'Who runs this site',
    named: 'This site is run by {{name}}.',
    unnamed: 'The operator of this site is responsible for it, but hasn’t added a name yet.',
    email: 'Questions and requests:',
    noEmail:
      'There’s no contact address here yet. Please ask the person or organization that gave you your code.',
  },
  terms: {
    intro:
      'These terms set out what you can expect from {{brand}} and what we expect from you. “We” means the operator of this site. By using the site, you agree to these terms.',
    sections: {
      service: {
        title: 'The service',
        text: 'You put a code from {{brand}} on something you own, such as keys, a bag or a business card. Anyone who scans it sees the contact details you’ve made public and can send you a message.\nYou don’t need an account to look at a code or send a message.',
      },
      account: {
        title: 'Your account',
        text: 'When you activate a code, an account is created for your email address. Use an address of your own, because we send sign-in codes and links to it.\nKeep your password, sign-in codes and links to yourself. Tell us if you think someone else is using your account.',
      },
      codes: {
        title: 'Your codes',
        text: 'A code belongs to the account that activated it until it’s unactivated. Free accounts can hold a limited number of codes at a time.\nWe may disable a code that’s misused or reported lost.',
      },
      content: {
        title: 'What you publish',
        text: 'What you write in your profile stays yours. You allow us to store it and to show the public part to people who scan your code, which is what the service is for.\nOnly publish details that you’re allowed to publish. You need other people’s consent to publish details about them.',
      },
      conduct: {
        title: 'What isn’t allowed',
        text: 'Don’t use the service to harass, deceive or threaten anyone, to send advertising, to spread malware, or for anything illegal.\nDon’t try to read other people’s data, get around limits or overload the service.',
      },
      availability: {
        title: 'Availability',
        text: 'We work to keep the service running, but we can’t promise that it will always be available or free of errors. We may change or discontinue parts of it. If something you rely on is going away, we’ll tell you well in advance.\nA code is no substitute for an emergency call.',
      },
      liability: {
        title: 'Liability',
        text: 'We don’t limit our liability for willful misconduct, gross negligence, death or personal injury. Otherwise, we’re liable only for breaches of our essential obligations under these terms, and only for foreseeable loss. Nothing here affects rights you have by law that can’t be waived.\nWe don’t check what people publish or write to each other, and we aren’t a party to anything they agree on.',
      },
      ending: {
        title: 'Termination',
        text: 'You can stop using the service at any time and ask us to delete your account. We may close an account that breaks these terms. Except in serious cases, we’ll warn you first.',
      },
      changes: {
        title: 'Changes to these terms',
        text: 'When we change these terms, we publish the new version here with its date. If a change matters to you, we’ll also email you at your account’s address before it takes effect.',
      },
      law: {
        title: 'Governing law',
        text: 'These terms are governed by the law of the country where the operator is based. If you’re a consumer, you also keep the protection of the mandatory laws of the country where you live, and you can bring claims in its courts.',
      },
    },
  },
  privacy: {
    intro:
      'This page explains what data {{brand}} keeps, why, and for how long. In short: we keep what’s needed to reach you through your code, people who scan it see only what you’ve made public, and no one is tracked.',
    sections: {
      account: {
        title: 'Account and profile',
        text: 'For your account, we keep your name, email address, interface language and role, and when the account was created. If you set a password, we keep only a hash of it that can’t be reversed.\nYour profile holds what you enter, such as your phone number, company or website. You mark each of these details as public or private. If you add a photo, it’s public. We remove anything else the file contains, such as location and time.\nFor each of your codes, we keep when you activated it, what you named it, the texts and design of its page and code, and whether you want emails about new messages and hold some of them. We also keep the quick replies you write and the senders you block.',
      },
      scans: {
        title: 'When a code is scanned',
        text: 'People who scan your code or have its link see your name, your photo and the details you’ve marked as public. They don’t see private details or your messages, and they see your email address only if you’ve made it public.\nWe count how many times a code is scanned each day. The count contains no IP address, device or location, and doesn’t say who scanned. Your own visits aren’t counted in a browser where you’ve signed in.\nSo that a reload doesn’t count as another scan, the server remembers a short hash of the code, IP address and browser for one minute, in memory only. The random numbers that go into it change every day and aren’t stored.\nIf you scan a code with the camera on this site, your browser reads the image. It isn’t sent to us.',
      },
      messages: {
        title: 'Messages',
        text: 'We store the text of each message, the time it was sent and any contact details the sender added. Only the owner of the code at that time can read it; a later owner of the same code never sees it. If the owner reports a message, administrators can read the whole conversation and delete it. We record each time they do.\nThe owner can reply in a conversation on this site. Anyone with the link to a conversation can read it and reply. The conversation is deleted with the message. Each person can see whether the other has read their messages. To make this work, we record how far each of them has read and when they last opened the conversation.\nBoth sides can add photos and their location. We store photos without the data a camera adds, such as location and time. Your browser shares your location only if you allow it. You choose whether to send your exact location or one rounded to 500 meters. If you choose the rounded one, we never receive the exact one. Both sides can also share a phone number, and stop sharing it. Photos, locations and numbers are deleted with the conversation; a number the sender stops sharing is deleted right away.\nIf you leave an email address for replies, no one else sees it. We use it to email you the link to the conversation and any replies. We delete it when you stop these emails, or with the conversation. Emails to both sides quote what was written. An owner who opens a conversation from an email gets a cookie that tells this browser apart from others. It expires after seven days.\nIf you ask an owner to unactivate a code, the owner sees your name, email address and reason. The request is deleted after a day.',
      },
      mails: {
        title: 'Emails',
        text: 'We send emails with codes and links for signing in and activating, emails about changes to your account and requests about your codes, and, if you want them, notifications of new messages. When someone signs in to your account in a browser we don’t recognize, we email you the time, the browser and operating system, and the first part of the IP address. Our emails contain no advertising and no tracking pixels. We delete the record of a sent email after 30 days. The codes themselves aren’t stored.',
      },
      sessions: {
        title: 'Sessions, cookies and browser storage',
        text: 'When you sign in, one cookie keeps you signed in. It stops working after 30 days without a visit, and never lasts longer than 180 days. For administrators, it stops working after 30 minutes of inactivity, and never lasts longer than 12 hours. The operator may have set different limits. The content of the cookie changes every day. On our side, a session consists of your account, the times it started and was last used, the name and version of your browser and system, and whether the computer is shared.\nA second cookie lets us recognize this browser for six months after you last signed in, even if you’ve signed out, so that no one can lock you out by guessing. It holds a random number and a signature. It doesn’t identify you or give access to anything, and it stops working when you set a new password, change your email address or sign out on all other devices.\nA third cookie lets us exclude your own visits when we count scans of your codes. It also holds only random numbers and signatures, and doesn’t identify you or give access to anything. It’s deleted when you sign out or delete your account, and expires no later than six months after you last used your account.\nWhile you activate a code, another cookie lasts for a day and lets this browser return to the page where you enter the verification code. It doesn’t identify you or your address. What you type into the form stays in its tab until the code is activated or you close the tab. The browser also remembers which verification code it’s waiting for, without your address, so that scanning again takes you back there.\nYour browser also stores your display and keyboard settings, the language you chose (also in a cookie, for a year, so that pages open in it right away), whether you’re signed in, the email address you last used, and whether you signed in with a password or a code. Signing out keeps these last two, so that the form is ready when you come back.\nIf you say that a computer is shared, the session there ends after 30 minutes of inactivity and never lasts longer than 12 hours, unless the operator has set different limits. Its cookies are deleted when the browser is closed. The second cookie isn’t set, and the browser keeps neither your email address nor how you signed in. Until it’s closed, another cookie remembers only that the computer is shared.\nWe set no cookies for advertising or for tracking people, and load nothing from other companies, so this site needs no consent banner.',
      },
      abuse: {
        title: 'Preventing abuse',
        text: 'To stop password guessing and message flooding, we count attempts by IP address, email address, account and code. We store only a hash and delete it after about a day. One count is kept longer: wrong verification codes in a row for an email address. It’s deleted when the right code or a link we emailed is used, and in any case after ten years. For a day, the server also remembers, in memory only, which codes an IP address opened. Each is kept as a short hash.\nThe server writes technical events and errors to a log. For sign-ins, failed sign-ins and signs of an attack, the log includes the IP address and the account’s ID. The web server may also log the IP address of each request. Passwords, codes and links are never logged. The operator decides how long logs are kept.\nAdministrators can see when an account signed in, and when its password or email address changed or it was deleted. These records hold the account’s ID but no name or address, and are deleted after 400 days.',
      },
      purposes: {
        title: 'Purposes and legal bases',
        text: 'We process accounts, profiles, codes, messages and emails to provide the service you asked for (in the European Union: Article 6(1)(b) GDPR). Scan counts, protection against abuse and logs serve our legitimate interest in a safe, reliable service (Article 6(1)(f) GDPR). We show public details because you chose to show them. We make no automated decisions about you.',
      },
      recipients: {
        title: 'Who we share data with',
        text: 'We don’t sell data or pass it on for advertising. Companies that host this site or deliver its emails process data on our behalf and under contract. Administrators of this site can see your name, email address, codes and records of emails to you, but not your private details or any messages that haven’t been reported. We disclose data to authorities only where the law requires it.',
      },
      retention: {
        title: 'How long data is kept',
        text: 'We keep your account and profile until the account is deleted. Messages stay until their owner deletes them or the account is deleted. The operator can choose to have conversations deleted after a set period without new messages. When you unactivate a code, its texts and design are deleted, and its messages stay with you. What you enter to get a verification code is deleted after about a day. Sessions are deleted once they’ve expired. Scan counts stay as plain numbers.\nBackups may hold deleted data for a while longer, until they’re overwritten. If you ask us to delete your data, we keep a hash of your email address that only our server can compute, so that we can delete the data again after restoring a backup.',
      },
      rights: {
        title: 'Your rights',
        text: 'At any time, you can see and change your profile, download your data and delete your account yourself, under My Profile. You can also ask us for a copy of your data, have it corrected or deleted, have its use restricted, receive it in a common format, and object to uses based on our legitimate interest.\nIf you think we’re mishandling your data, please write to us. You can also complain to a data protection authority.',
      },
      changes: {
        title: 'Changes to this page',
        text: 'When the service changes in a way that matters here, we update this page and its date.',
      },
    },
  },
};

export default en;
