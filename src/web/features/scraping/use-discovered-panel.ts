import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

const NAME = "firms";
const OPEN = "discovered";

/** The panel of discovered firms: whether it is open stands in the address. Opened, it is read on from. */
export function useDiscoveredPanel() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  const isOpen = new URLSearchParams(search).get(NAME) === OPEN;

  // Who comes by a link to the open panel begins at the head of the page, as everybody does.
  useEffect(() => {
    if (isOpen && wasAsked.current) panel.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [isOpen]);

  function toggle() {
    wasAsked.current = true;
    void navigate(isOpen ? "/admin" : `/admin?${NAME}=${OPEN}`, { replace: true });
  }
  return { panel, isOpen, toggle };
}
