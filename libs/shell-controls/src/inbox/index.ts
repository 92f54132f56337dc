export { refreshInbox, tellOtherTabs, useInboxOfOtherTabs } from './inbox-changes';
export { unreadQuery } from './unread.queries';
