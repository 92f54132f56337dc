export default function UploadsPage() {
  return null;
}
