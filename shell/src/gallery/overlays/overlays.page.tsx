export default function OverlaysPage() {
  return null;
}
