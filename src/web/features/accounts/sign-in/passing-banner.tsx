import { useEffect, useState } from "react";
import { Banner } from "#web/ui/banner.tsx";

/** Good news that goes by itself. It leaves its place empty: nothing jumps under a person's hand. */
export function PassingBanner({ text, ms }: { text: string; ms: number }) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return (
    <div className={`transition-[opacity,visibility] ${gone ? "invisible opacity-0" : ""}`}>
      <Banner kind="ok">{text}</Banner>
    </div>
  );
}
