export default function NavigationPage() {
  return null;
}
