export { FRESH_MS } from '../fresh';
export { refreshInbox, tellOtherTabs, unreadQuery, useInboxOfOtherTabs } from './inbox.queries';
