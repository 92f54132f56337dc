const en = {
  title: 'This is lost',
  text: 'Its owner is looking for it. Tell them where it is.',
  reward: 'Reward:',
  share: {
    button: 'Share where I am',
    message: 'I found this. I’ll show you where I am.',
    hint: 'This tells the owner that you found it. On the next page, you choose how exactly they see where you are.',
    helped: 'The owner’s helpers see it, too.',
  },
};

export default en;
