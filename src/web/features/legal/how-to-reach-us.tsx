import { Link } from "#web/ui/link.tsx";
import { Facts } from "./prose.tsx";
import { SupportEmail } from "./support-email.tsx";

/** The same on both pages, so that they never say two things. */
export function HowToReachUs() {
  return (
    <Facts
      caption="How to reach us"
      head={["By", "Where"]}
      rows={[
        ["Email", <SupportEmail key="email" />],
        [
          "Form",
          <Link key="form" to="/contact">
            Contact Support
          </Link>,
        ],
        ["Location", "Sydney, Australia"],
        ["Business hours", "9 AM to 6 PM AEST"],
      ]}
    />
  );
}
