import { Menu } from "@base-ui/react/menu";
import { useNavigate } from "@tanstack/react-router";
import { Check, Keyboard, LogOut, UserRound } from "lucide-react";
import { useState } from "react";
import { languageNames, languages } from "../messages/language.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { keptDrafts } from "../session/forgetDrafts.ts";
import { themes, usePreferences } from "../session/preferences.ts";
import { useSignedIn } from "../session/session.ts";
import { usePreferenceChange } from "../session/usePreferenceChange.ts";
import menu from "../ui/Menu.module.css";
import { MenuPopup } from "../ui/MenuPopup.tsx";
import { useChosen } from "../ui/useChosen.ts";
import type { PopupState } from "../ui/usePopup.ts";
import { whenShown } from "../ui/whenShown.tsx";
import style from "./AccountMenu.module.css";
import { leave, wouldWarn } from "./leave.ts";
import { messages } from "./messages.ts";

const SignOutQuestion = whenShown(() => import("./SignOutQuestion.tsx").then((module) => module.SignOutQuestion));

/** The account menu: the signed-in person, theme, language and sign-out. A sign-out that would lose orders or input asks first. */
export function AccountMenu({ popup, onHelp }: { popup: PopupState; onHelp: () => void }) {
  const words = useMessages(messages);
  const roles = useMessages(shared).roles;
  const { viewer } = useSignedIn();
  const { theme, language } = usePreferences();
  const change = usePreferenceChange();
  const navigate = useNavigate();
  const { choose, onClosed } = useChosen();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <MenuPopup label={words.account} onClosed={onClosed} {...popup}>
        <div className={style.who}>
          <strong>{viewer.name}</strong>
          <span>{roles[viewer.role]}</span>
        </div>
        <div className={menu.separator} />
        <Choice
          label={words.theme}
          value={theme}
          options={themes.map((value) => ({ value, label: words.themes[value] }))}
          onChange={(value) => change({ theme: value })}
        />
        <div className={menu.separator} />
        <Choice
          label={words.language}
          value={language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) => change({ language: value })}
        />
        <div className={menu.separator} />
        <Menu.Item className={menu.item} onClick={() => void navigate({ to: "/account" })}>
          <UserRound size={16} aria-hidden="true" />
          {words.ownAccount}
        </Menu.Item>
        <Menu.Item className={menu.item} onClick={choose(onHelp)}>
          <Keyboard size={16} aria-hidden="true" />
          {words.help}
        </Menu.Item>
        <Menu.Item
          className={menu.item}
          onClick={() => (keptDrafts().length > 0 || wouldWarn() ? choose(() => setAsks(true))() : void leave())}
        >
          <LogOut size={16} aria-hidden="true" />
          {words.signOut}
        </Menu.Item>
      </MenuPopup>
      {asks && <SignOutQuestion onClose={() => setAsks(false)} />}
    </>
  );
}

function Choice<Value extends string>(props: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  return (
    <Menu.RadioGroup value={props.value} onValueChange={props.onChange}>
      <Menu.GroupLabel className={menu.label}>{props.label}</Menu.GroupLabel>
      {props.options.map(({ value, label }) => (
        <Menu.RadioItem key={value} value={value} className={menu.item}>
          <span className={menu.check}>
            <Menu.RadioItemIndicator>
              <Check size={14} aria-hidden="true" />
            </Menu.RadioItemIndicator>
          </span>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
