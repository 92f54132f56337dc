export { AvatarUpload, type AvatarUploadLabels, type AvatarUploadProps } from './avatar-upload';
export type { CropLabels } from './crop-dialog';
export { showUploadFailure } from './upload-failure';
export { Upload, type UploadLabels, type UploadProps } from './upload';
