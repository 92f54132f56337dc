export { AvatarUpload, type AvatarUploadLabels } from './avatar-upload';
export { showUploadFailure } from './upload-failure';
export { Upload, type UploadLabels } from './upload';
