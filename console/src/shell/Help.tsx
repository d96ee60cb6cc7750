import { useMessages } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import style from "./Help.module.css";
import { messages as helpMessages } from "./helpMessages.ts";
import { messages } from "./messages.ts";
import type { Area } from "./navigation.ts";

/** The dialog with the keyboard shortcuts. */
export function Help({ areas, onClose }: { areas: readonly Area[]; onClose: () => void }) {
  const shortcuts = useMessages(helpMessages);
  const names = useMessages(messages).areas;
  const general = [
    { keys: ["Ctrl", "K"], text: shortcuts.palette },
    { keys: ["/"], text: shortcuts.search },
    { keys: ["?"], text: shortcuts.help },
    { keys: ["Esc"], text: shortcuts.close },
  ];
  return (
    <Dialog open onClose={onClose} title={shortcuts.title} wide>
      <div className={style.columns}>
        <section>
          <h3>{shortcuts.general}</h3>
          {general.map(({ keys, text }) => (
            <p key={text} className={style.row}>
              {text}
              <span>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </span>
            </p>
          ))}
        </section>
        <section>
          <h3>{shortcuts.pages}</h3>
          {areas.map(({ id, key }) => (
            <p key={id} className={style.row}>
              {shortcuts.go(names[id])}
              <span>
                <kbd>g</kbd> {shortcuts.afterwards} <kbd>{key}</kbd>
              </span>
            </p>
          ))}
        </section>
      </div>
    </Dialog>
  );
}
