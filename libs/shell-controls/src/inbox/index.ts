export { refreshInbox, tellOtherTabs, unreadQuery, useInboxOfOtherTabs } from './inbox.queries';
