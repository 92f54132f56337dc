export { connect } from './connection';
