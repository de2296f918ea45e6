import { useEffect, useState } from "react";
import { Banner } from "#web/ui/banner.tsx";

/** Good news that goes by itself. */
export function PassingBanner({ text, ms }: { text: string; ms: number }) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return gone ? null : <Banner kind="ok">{text}</Banner>;
}
