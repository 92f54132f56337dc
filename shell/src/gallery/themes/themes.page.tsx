export default function ThemesPage() {
  return null;
}
