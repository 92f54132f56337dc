export default function FeedbackPage() {
  return null;
}
