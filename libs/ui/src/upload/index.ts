export { AvatarUpload, type AvatarUploadLabels } from './avatar-upload';
export { decodePicture } from './decode-picture';
export { showUploadFailure } from './upload-failure';
export { Upload, type UploadLabels } from './upload';
