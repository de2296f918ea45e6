import { Link } from "#web/ui/link.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";

export function HomeLink() {
  return (
    <Link to="/" aria-label="Candour, home" className="flex-none no-underline">
      <Wordmark />
    </Link>
  );
}
