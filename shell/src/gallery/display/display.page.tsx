export default function DisplayPage() {
  return null;
}
