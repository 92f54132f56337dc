const en = {
  message: { title: 'New message', body: 'Someone wrote to you about one of your codes.' },
  opening: { title: 'A sign of what was lost', body: 'Someone opened the page of a lost code.' },
  request: { title: 'Someone asks for a code', body: 'Someone would like to have one of your codes.' },
  gift: { title: 'A code changes hands', body: 'There is news about a code that is being given away.' },
};

export default en;
