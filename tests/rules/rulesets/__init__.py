"""Settings, presets and what each rulebook prints."""
