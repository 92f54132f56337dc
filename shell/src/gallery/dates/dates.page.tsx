export default function DatesPage() {
  return null;
}
