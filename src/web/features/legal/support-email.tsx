/** The default of SUPPORT_EMAIL. */
const ADDRESS = "support@candour.example";

export function SupportEmail() {
  return <a href={`mailto:${ADDRESS}`}>{ADDRESS}</a>;
}
