export { canShare } from './can-share';
export { connect } from './connection';
