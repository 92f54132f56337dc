const en = {
  title: 'This is lost',
  text: 'Its owner is looking for it. Tell them where it is.',
  reward: 'Reward:',
};

export default en;
